export { CssSyntaxError } from './check-theme/CssSyntaxError';
export { checkTheme } from './check-theme/checkTheme';
export type { ThemeFault, ThemeReport } from './check-theme/ThemeReport';

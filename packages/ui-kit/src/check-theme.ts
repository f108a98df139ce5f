export { CssSyntaxError } from './check-theme/CssSyntaxError';
export { checkTheme } from './check-theme/checkTheme';
export { EmptyThemeError } from './check-theme/EmptyThemeError';
export type { ThemeFault, ThemeReport } from './check-theme/ThemeReport';

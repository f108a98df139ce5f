export type { Brand, BrandFault, Mode, TokenFile } from './Brand';
export { buildBrandCss } from './buildCss';
export { checkBrand } from './checkBrand';
export { type ContrastPair, contrastPairs } from './contrastPairs';
export type { TokenType } from './kitTokens';
export { tokenTypes } from './kitTokens';
export { BrandFileError, readBrand } from './readBrand';

export type { Brand, TokenFile } from './tokens/Brand';
export type { BrandFault, Mode } from './tokens/BrandFault';
export { BrandFileError } from './tokens/BrandFileError';
export { buildBrandCss } from './tokens/buildBrandCss';
export { checkBrand } from './tokens/checkBrand';
export { type ContrastPair, contrastPairs } from './tokens/contrastPairs';
export { tokenTypes } from './tokens/knownTokens';
export type { TokenType } from './tokens/partTokens';
export { readBrand } from './tokens/readBrand';

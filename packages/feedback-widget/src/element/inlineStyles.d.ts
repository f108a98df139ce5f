/** A style sheet with its imports, minified, as text: Vite reads it so, and the build does too. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}

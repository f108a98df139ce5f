declare module 'virtual:api' {
  const packages: import('../scripts/api-reference/ApiPackage').ApiPackage[];
  export default packages;
}

declare module 'virtual:texts' {
  const texts: import('./texts/TextsPage').ListedText[];
  export default texts;
}

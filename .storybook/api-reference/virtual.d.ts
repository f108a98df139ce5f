declare module 'virtual:api-reference' {
  const packages: import('../../scripts/api-reference/ApiPackage').ApiPackage[];
  export default packages;
}

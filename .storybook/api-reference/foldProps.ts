import type { ApiExport } from '../../scripts/api-reference/ApiPackage';

/** Moves the type of a component's props into the section of the component. */
export function foldProps(exports: ApiExport[]): ApiExport[] {
  const propsOf = ({ kind, name }: ApiExport) =>
    kind === 'component' ? exports.find((one) => one.name === `${name}Props`) : undefined;
  const folded = exports.map(propsOf);
  return exports
    .filter((one) => !folded.includes(one))
    .map((one) => {
      const props = propsOf(one);
      return props ? { ...one, signature: `${one.signature}\n\n${props.signature}` } : one;
    });
}

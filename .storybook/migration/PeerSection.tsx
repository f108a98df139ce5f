import { Table, TableCell, TableHeader } from '@forsikring/ui-kit';
import { withCode } from '../api-reference/DocText';
import type { Peer } from './Peer';

/** The replacement of one component of another library. */
export function PeerSection({ from, parts: [theirs, ours], props, differs }: Peer) {
  return (
    <section lang="en" className="migration">
      <h2>{withCode(from)}</h2>
      <p>
        {withCode(theirs)} <span aria-hidden="true">→</span>
        <span className="ui-visually-hidden"> become </span> {withCode(ours)}
      </p>
      <Table caption={`Props of ${from.replaceAll('`', '')}`} captionHidden>
        <thead>
          <tr>
            <TableHeader>Theirs</TableHeader>
            <TableHeader>Ours</TableHeader>
            <TableHeader>Note</TableHeader>
          </tr>
        </thead>
        <tbody>
          {props.map(([name, replacement, note = '']) => (
            <tr key={name}>
              <TableHeader scope="row">{withCode(name)}</TableHeader>
              <TableCell>{replacement ? withCode(replacement) : 'none'}</TableCell>
              <TableCell>{withCode(note)}</TableCell>
            </tr>
          ))}
        </tbody>
      </Table>
      <ul>
        {differs.map((text) => (
          <li key={text}>{withCode(text)}</li>
        ))}
      </ul>
    </section>
  );
}

import { Table, TableCell, TableHeader } from '@forsikring/ui-kit';
import { withCode } from '../api-reference/DocText';

/** What to change for one subject, line by line. */
export function UpgradeSection({ heading, changes }: { heading: string; changes: string[][] }) {
  return (
    <section lang="en" className="migration">
      <h2>{withCode(heading)}</h2>
      <Table caption={`Changes: ${heading.replaceAll('`', '')}`} captionHidden>
        <thead>
          <tr>
            <TableHeader>Before</TableHeader>
            <TableHeader>After</TableHeader>
          </tr>
        </thead>
        <tbody>
          {changes.map(([before = '', after = '']) => (
            <tr key={before}>
              <TableCell>{withCode(before)}</TableCell>
              <TableCell>{withCode(after)}</TableCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

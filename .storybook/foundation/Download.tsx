import { Link } from '@forsikring/ui-kit';

const TYPES: Record<string, string> = {
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};

interface DownloadProps {
  /** The name of the file, whose ending says its type. */
  name: string;
  text: string;
}

/** A link that saves a text as a file. */
export const Download = ({ name, text }: DownloadProps) => (
  <Link
    download={name}
    href={`data:${TYPES[name.split('.').at(-1) ?? '']},${encodeURIComponent(text)}`}
  >
    {name}
  </Link>
);

import { Link } from '../link/Link';
import { VisuallyHidden } from './VisuallyHidden';

export const pairs = [
  {
    do: (
      <p>
        <s>
          <VisuallyHidden>Før </VisuallyHidden>220 kr
        </s>{' '}
        189 kr
      </p>
    ),
    dont: (
      <p>
        <Link href="#tilbud">
          Les mer<VisuallyHidden> om tilbudet på reiseforsikring</VisuallyHidden>
        </Link>
      </p>
    ),
  },
];

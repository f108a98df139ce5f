import { AccordionItem } from '../../packages/ui-kit/src/accordion/AccordionItem';
import { AccordionRoot } from '../../packages/ui-kit/src/accordion/AccordionRoot';
import { Badge } from '../../packages/ui-kit/src/badge/Badge';
import { Button } from '../../packages/ui-kit/src/button/Button';
import { Card } from '../../packages/ui-kit/src/card/Card';
import { Checkbox } from '../../packages/ui-kit/src/checkbox/Checkbox';
import { Header } from '../../packages/ui-kit/src/header/Header';
import { Link } from '../../packages/ui-kit/src/link/Link';
import { Message } from '../../packages/ui-kit/src/message/Message';
import { Tag } from '../../packages/ui-kit/src/tag/Tag';
import { TextField } from '../../packages/ui-kit/src/text-field/TextField';

/** Parts that show most of a brand, in one mode whatever the page's. */
export function BrandSample({ scheme, label }: { scheme: 'light' | 'dark'; label: string }) {
  return (
    <section className="theming-sample" data-color-scheme={scheme} aria-label={label}>
      <Header logo={<Link href="#fjord">Fjordtrygd</Link>}>
        <Button variant="tertiary">Logg ut</Button>
      </Header>
      <div className="theming-parts">
        <h2>Forsikringene dine</h2>
        <Card>
          <p>
            Reiseforsikring <Tag variant="info">Fornyelse</Tag>{' '}
            <Badge count={2} label="uleste meldinger" />
          </p>
          <Link href="#vilkar">Les vilkårene</Link>
        </Card>
        <div className="theming-row">
          <Button>Kjøp forsikring</Button>
          <Button variant="secondary">Avbryt</Button>
        </div>
        <TextField label="E-post" type="email" defaultValue="kari@example.no" />
        <Checkbox defaultChecked>Ja, send meg tilbud</Checkbox>
        <Message variant="warning" title="Betalingen mangler">
          <p>Fakturaen forfalt i går.</p>
        </Message>
        <AccordionRoot headingLevel={3}>
          <AccordionItem heading="Hva dekker forsikringen?">Avbestilling og bagasje.</AccordionItem>
        </AccordionRoot>
      </div>
    </section>
  );
}

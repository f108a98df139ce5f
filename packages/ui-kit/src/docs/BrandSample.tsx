import { AccordionItem } from '../accordion/AccordionItem';
import { AccordionRoot } from '../accordion/AccordionRoot';
import { Badge } from '../badge/Badge';
import { Button } from '../button/Button';
import { Card } from '../card/Card';
import { Checkbox } from '../checkbox/Checkbox';
import { Header } from '../header/Header';
import { Link } from '../link/Link';
import { Message } from '../message/Message';
import { Tag } from '../tag/Tag';
import { TextField } from '../text-field/TextField';

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

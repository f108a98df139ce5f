import * as kit from '@forsikring/ui-kit';
import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { hasContract, PartContract } from './PartContract';

/** The page of a part: Storybook's own, with the contract of the part and its subcomponents. */
export default function PartPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const { component, subcomponents } = csfFile.meta;
  const shown: unknown[] = [component, ...Object.values(subcomponents ?? {})];
  const names = Object.entries(kit)
    .filter(([name, part]) => shown.includes(part) && hasContract(name))
    .map(([name]) => name);
  const hasSeveralStories = Object.keys(csfFile.stories).length > 1;

  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {!hasSeveralStories && <Description of="story" />}
      <Primary />
      <Controls />
      {names.length > 0 && <Heading>Contract</Heading>}
      {names.map((name) => (
        <div key={name}>
          <Subheading>{name}</Subheading>
          <PartContract of={name} />
        </div>
      ))}
      {hasSeveralStories && <Stories />}
    </>
  );
}

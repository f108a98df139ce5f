import type { ComponentProps, Dispatch, SetStateAction } from 'react';
import { expectTypeOf, test } from 'vitest';
import {
  CheckboxGroup,
  RadioGroup,
  type RadioGroupProps,
  Select,
  TabsRoot,
  type TabsRootProps,
} from '../index';

type Coverage = 'ansvar' | 'kasko';
declare const coverage: Coverage | null;
declare const setCoverage: Dispatch<SetStateAction<Coverage | null>>;
declare const coverages: Coverage[];
declare const setCoverages: Dispatch<SetStateAction<Coverage[]>>;
declare const tab: 'varsler' | 'personvern';
declare const setTab: Dispatch<SetStateAction<'varsler' | 'personvern'>>;

/** Checked by the compiler; rendering would need the values. */
const typed = () => [
  <RadioGroup
    key="controlled"
    legend="Dekning"
    value={coverage}
    onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<Coverage>()}
  />,
  <RadioGroup key="setter" legend="Dekning" value={coverage} onValueChange={setCoverage} />,
  <RadioGroup<Coverage>
    key="named"
    legend="Dekning"
    defaultValue="kasko"
    onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<Coverage>()}
  />,
  <RadioGroup<Coverage>
    key="misspelt"
    legend="Dekning"
    // @ts-expect-error not one of the values
    defaultValue="kaskoo"
  />,
  <RadioGroup key="none" legend="Dekning" defaultValue={null} />,
  <CheckboxGroup key="no-boxes" legend="Dekning" defaultValue={null} />,
  // The first value says nothing about the others.
  <RadioGroup
    key="first"
    legend="Dekning"
    defaultValue="kasko"
    onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<string>()}
  />,
  <Select
    key="options"
    label="Betalingsdag"
    options={[
      { value: 1, label: '1. i måneden' },
      { label: 'Annet', options: [{ value: null, label: 'Ingen fast dag' }] },
    ]}
    onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<1 | null>()}
  />,
  <Select
    key="chosen"
    label="Dekning"
    options={[{ value: 'kasko', label: 'Kasko' }]}
    value={coverage}
    onValueChange={setCoverage}
  />,
  <Select
    key="misspelt-option"
    label="Dekning"
    options={[{ value: 'kaskoo', label: 'Kasko' }]}
    value={coverage}
    // @ts-expect-error one of the options is not a value
    onValueChange={setCoverage}
  />,
  <CheckboxGroup key="several" legend="Dekning" value={coverages} onValueChange={setCoverages} />,
  <CheckboxGroup<Coverage>
    key="misspelt-box"
    legend="Dekning"
    // @ts-expect-error not one of the values
    defaultValue={['kaskoo']}
  />,
  <TabsRoot
    key="controlled-tabs"
    value={tab}
    onValueChange={(value, { reason }) => {
      expectTypeOf(value).toEqualTypeOf<'varsler' | 'personvern'>();
      expectTypeOf(reason).toEqualTypeOf<
        'item-press' | 'focus' | 'find-in-page' | 'programmatic'
      >();
    }}
  />,
  <TabsRoot key="tab-setter" value={tab} onValueChange={setTab} />,
  <TabsRoot
    key="first-tab"
    defaultValue="varsler"
    onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<string>()}
  />,
];

test('gives the union of the values to onValueChange', () => {
  expectTypeOf(typed).toBeFunction();
});

test('has texts as values without a type argument', () => {
  expectTypeOf<ComponentProps<typeof RadioGroup>>().toEqualTypeOf<RadioGroupProps>();
  expectTypeOf<ComponentProps<typeof TabsRoot>>().toEqualTypeOf<TabsRootProps>();
});

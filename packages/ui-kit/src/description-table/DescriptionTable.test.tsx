import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { DescriptionRow, DescriptionTable } from './DescriptionTable';

describe('DescriptionTable', () => {
  describeConformance(<DescriptionTable />);

  test('gives each name its value', () => {
    render(
      <DescriptionTable>
        <DescriptionRow label="Navn">Kari Nordmann</DescriptionRow>
        <DescriptionRow label="Fødselsnummer">010190 12345</DescriptionRow>
      </DescriptionTable>,
    );
    const text = (element: Element) => element.textContent;
    expect(screen.getAllByRole('term').map(text)).toEqual(['Navn', 'Fødselsnummer']);
    expect(screen.getAllByRole('definition').map(text)).toEqual(['Kari Nordmann', '010190 12345']);
  });
});

describe('DescriptionRow', () => {
  describeConformance(<DescriptionRow label="Navn">Kari Nordmann</DescriptionRow>);
});

import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { Banner, type BannerProps } from './Banner';

describe('Banner', () => {
  describeConformance(<Banner>Noen av systemene våre er nede.</Banner>);

  test.each<[BannerProps['variant'], string]>([
    [undefined, 'Advarsel'],
    ['info', 'Informasjon'],
    ['error', 'Feil'],
  ])('of variant %s is named %s', (variant, name) => {
    render(
      <Banner variant={variant} role="status">
        Noen av systemene våre er nede.
      </Banner>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(
      `${name}: Noen av systemene våre er nede.`,
    );
  });
});

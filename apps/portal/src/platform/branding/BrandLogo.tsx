import type { ComponentType } from 'react';
import { DirekteMark } from './marks/DirekteMark';
import { FjordMark } from './marks/FjordMark';
import { GranMark } from './marks/GranMark';
import { NeutralMark } from './marks/NeutralMark';
import { WaveMark } from './marks/WaveMark';

const MARKS: Record<string, ComponentType> = {
  sb1: WaveMark,
  eika: GranMark,
  fremtind: FjordMark,
  none: DirekteMark,
};

/** The distributor's mark beside its name; an unknown logo is the neutral one. */
export function BrandLogo({ logo, name }: { logo: string | undefined; name: string }) {
  const Mark = (logo && Object.hasOwn(MARKS, logo) && MARKS[logo]) || NeutralMark;
  return (
    <span className="brand-logo">
      <Mark />
      <span className="brand-logo-name">{name}</span>
    </span>
  );
}

import type { blockTypes, errorTypes } from '../../platform/paths';
import type { SpotName } from '../../platform/pictures/Picture';

/** The pictures of error pages by the type in the address. */
export const errorPictures: Readonly<Record<(typeof errorTypes)[number], SpotName>> = {
  generell: 'error',
  utilgjengelig: 'closed',
  avsluttForsikring: 'contact',
  alleredeAvsluttet: 'document',
  finnes: 'document',
  kanIkkeSeForsikringPaaNett: 'contact',
};

/** The pictures of block pages by the type in the address. */
export const blockPictures: Readonly<Record<(typeof blockTypes)[number], SpotName>> = {
  under18: 'under-18',
  generell: 'contact',
  lo: 'contact',
  uonsket: 'contact',
  utenlandskBosted: 'abroad',
};

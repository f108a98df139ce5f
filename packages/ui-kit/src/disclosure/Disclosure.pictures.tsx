import { Disclosure } from './Disclosure';

export const pairs = [
  {
    do: (
      <Disclosure show="Vis fordelingen" hide="Skjul fordelingen">
        Bil 542 kr, hus 689 kr.
      </Disclosure>
    ),
    dont: (
      <Disclosure show="Mer" hide="Mindre">
        Bil 542 kr, hus 689 kr.
      </Disclosure>
    ),
  },
  {
    do: <p>Du betaler 1 231 kr i måneden.</p>,
    dont: (
      <Disclosure show="Vis prisen" hide="Skjul prisen">
        Du betaler 1 231 kr i måneden.
      </Disclosure>
    ),
  },
];

export const anatomy = (
  <Disclosure open show="Vis fordelingen" hide="Skjul fordelingen">
    Bil 542 kr, hus 689 kr.
  </Disclosure>
);

import { HelpTooltip } from './HelpTooltip';

export const pairs = [
  {
    do: (
      <p>
        Egenandel{' '}
        <HelpTooltip about="egenandel" defaultOpen>
          Det du betaler selv når du har en skade.
        </HelpTooltip>
      </p>
    ),
    dont: (
      <p>
        Kjøp forsikring{' '}
        <HelpTooltip about="kjøp" defaultOpen>
          Du må betale i dag for at forsikringen skal gjelde.
        </HelpTooltip>
      </p>
    ),
  },
];

export const anatomy = (
  <p>
    Egenandel{' '}
    <HelpTooltip about="egenandel" defaultOpen>
      Det du betaler selv når du har en skade.
    </HelpTooltip>
  </p>
);

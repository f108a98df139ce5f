import { Select } from './Select';

export const pairs = [
  {
    do: (
      <Select
        label="Betalingsdag"
        optional
        options={[
          { value: null, label: 'Ingen fast dag' },
          { value: 1, label: '1. i måneden' },
        ]}
      />
    ),
    dont: <Select label="Vil du ha varsler?" options={[{ value: 'ja', label: 'Ja' }]} />,
  },
];

export const anatomy = (
  <Select
    label="Betalingsdag"
    description="Vi trekker prisen denne dagen."
    error="Velg en dag"
    options={[{ value: 1, label: '1. i måneden' }]}
    optional
  />
);

import { type ReactNode, useId } from 'react';
import { Checkbox } from '../../packages/ui-kit/src/checkbox/Checkbox';

const CHANNELS = { epost: 'E-post', sms: 'SMS', post: 'Brev' };
type Channel = keyof typeof CHANNELS;

interface ChannelsProps {
  values: Channel[];
  onValuesChange: (values: Channel[]) => void;
  error?: ReactNode;
}

export function Channels({ values, onValuesChange, error }: ChannelsProps) {
  const id = useId();
  return (
    <fieldset className="checkbox-group" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">Hvordan vil du ha varsler?</legend>
      {(Object.keys(CHANNELS) as Channel[]).map((channel) => (
        <Checkbox
          key={channel}
          name="varsler"
          value={channel}
          checked={values.includes(channel)}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => {
            const others = values.filter((value) => value !== channel);
            onValuesChange(currentTarget.checked ? [...others, channel] : others);
          }}
        >
          {CHANNELS[channel]}
        </Checkbox>
      ))}
      <div className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </div>
    </fieldset>
  );
}

import type { ChoiceOption } from '../flow/feedbackQuestion';
import { logMisuse } from '../flow/logMisuse';

const isOption = (option: Partial<ChoiceOption> | null) =>
  option?.value !== undefined && option.label !== undefined;

/** The options of the property, or of the attribute as JSON. Others are logged, and count as missing. */
export function readOptions(given: unknown): readonly ChoiceOption[] | undefined {
  if (given === undefined) return undefined;
  try {
    const options = typeof given === 'string' ? JSON.parse(given) : given;
    if (options.every(isOption)) return options;
  } catch {
    // No JSON, or no list.
  }
  logMisuse(
    'options must be a list of { value, label }: set the property, or write JSON into the attribute.',
  );
  return undefined;
}

import { Loader } from '../loader/Loader';
import { TextsProvider } from './TextsProvider';

export const pairs = [
  {
    do: (
      <TextsProvider language="nn">
        <p>Vi hentar forsikringane dine.</p>
        <Loader />
      </TextsProvider>
    ),
    dont: (
      <TextsProvider language="en">
        <p>Vi henter forsikringene dine.</p>
        <Loader />
      </TextsProvider>
    ),
  },
];

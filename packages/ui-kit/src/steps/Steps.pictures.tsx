import { Step } from './Step';
import { Steps } from './Steps';

export const pairs = [
  {
    do: (
      <Steps current={2} aria-label="Bestillingen din">
        <Step>Bestilt</Step>
        <Step>Bekreftes på e-post</Step>
        <Step>I oversikten</Step>
      </Steps>
    ),
    dont: (
      <Steps current={2} aria-label="Steg">
        <Step>Steg 1</Step>
        <Step>Steg 2</Step>
        <Step>Steg 3</Step>
      </Steps>
    ),
  },
];

export const anatomy = (
  <Steps current={2} aria-label="Bestillingen din">
    <Step>Bestilt</Step>
    <Step>Bekreftes på e-post</Step>
    <Step>I oversikten</Step>
  </Steps>
);

import { Intro, Reference } from './blocks';

/** The page of a part without a guide of its own. */
export default function PartPage() {
  return (
    <>
      <Intro />
      <Reference />
    </>
  );
}

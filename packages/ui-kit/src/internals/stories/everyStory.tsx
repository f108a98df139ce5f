import {
  type ComponentType,
  createContext,
  Fragment,
  type JSX,
  type ReactNode,
  useContext,
} from 'react';

type Args = Record<string, unknown>;
type Render = (args: Args, context: { args: Args }) => ReactNode;
type Decorator = (Story: ComponentType, context: { args: Args }) => ReactNode;

/** The fields that a story and the meta of its file share. */
interface Annotations {
  args?: Args;
  render?: Render;
  decorators?: Decorator | Decorator[];
}

type StoryFile = { default: Annotations & { component?: ComponentType<Args> } } & {
  [story: string]: Annotations;
};

const files = import.meta.glob<StoryFile>('../../*/*.stories.tsx', { eager: true });

/** Every story of every part, by `Button/Default`: what a server renders and a browser takes over. */
export const everyStory: [name: string, story: JSX.Element][] = Object.entries(files).flatMap(
  ([path, { default: meta, ...stories }]) =>
    Object.entries(stories).map(([name, story]): [string, JSX.Element] => {
      const Story = composeStory(meta, story);
      return [
        `${path.split('/').at(-1)?.replace('.stories.tsx', '')}/${name}`,
        <Story key={name} />,
      ];
    }),
);

/** Whether the stories inside have other texts and numbers in their args. */
export const OtherArgs = createContext(false);

/** Other args of the same kind. Sentences and names begin with a capital letter, and other strings choose something. */
const changeArgs = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, arg]) => {
      if (typeof arg === 'number') return [name, arg + 1];
      return [name, typeof arg === 'string' && /^\p{Lu}/u.test(arg) ? `${arg} nå` : arg];
    }),
  );

/** A story as Storybook shows it, without its play function. */
function composeStory(meta: StoryFile['default'], story: Annotations): ComponentType {
  const args = { ...meta.args, ...story.args };
  const { component: Part = Fragment } = meta;
  const render = story.render ?? meta.render ?? ((props: Args) => <Part {...props} />);
  return [story.decorators ?? [], meta.decorators ?? []].flat().reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, { args }),
    () => {
      const shown = useContext(OtherArgs) ? changeArgs(args) : args;
      return render(shown, { args: shown });
    },
  );
}

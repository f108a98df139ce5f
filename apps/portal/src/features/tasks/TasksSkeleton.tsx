import { LoadingList } from '../../platform/rows/LoadingRows';

/** How many tasks a narrow window shows at first; `tasks.css` hides the others. */
export const MAX_FIRST = 2;

/** Reserves the room of the tasks. */
export const TasksSkeleton = () => <LoadingList count={MAX_FIRST} withButton />;

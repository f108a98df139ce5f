/** The time of day, to the second. */
export const formatTime = (time: number) => new Date(time).toLocaleTimeString('nb');

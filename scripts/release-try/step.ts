/** Runs one step and prints its duration and its result. */
export async function step<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const startedAt = Date.now();
  const print = (outcome: string) =>
    console.log(`${outcome} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  try {
    const result = await act();
    print('✓');
    return result;
  } catch (error) {
    print('✗');
    throw error;
  }
}

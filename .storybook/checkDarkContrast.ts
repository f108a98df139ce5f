import { expect } from 'storybook/test';

/**
 * Checks the colours of a story's last state in dark mode. The accessibility addon checks all rules, in the
 * story's own mode.
 */
export async function checkDarkContrast(): Promise<void> {
  const { default: axe } = await import('axe-core');
  const root = document.documentElement;
  const { colorScheme = '' } = root.dataset;
  const stillness = document.createElement('style');
  stillness.textContent = '*, ::before, ::after { transition: none !important; }';
  document.head.append(stillness);
  root.dataset.colorScheme = 'dark';
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast', 'link-in-text-block'],
      resultTypes: ['violations'],
    });
    const faults = violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
    );
    expect(faults, 'in dark mode').toEqual([]);
  } finally {
    root.dataset.colorScheme = colorScheme;
    stillness.remove();
  }
}

import { defineConfig } from 'tsup';

const entry = {
  index: 'src/index.ts',
  events: 'src/events.ts',
  presets: 'src/presets.ts',
  react: 'src/react.ts',
  dialog: 'src/dialog.ts',
  mixpanel: 'src/mixpanel.ts',
  console: 'src/console.ts',
  inspector: 'src/inspector.ts',
};

export default defineConfig({
  entry: { ...entry, styles: 'src/styles.css' },
  format: ['esm', 'cjs'],
  dts: { entry },
  target: 'es2022',
  sourcemap: true,
  clean: true,
});

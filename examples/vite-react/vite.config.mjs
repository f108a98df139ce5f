import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const insurer = process.env.INSURER ?? 'http://localhost:4300';

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': insurer, '/auth': insurer, '/login': insurer } },
});

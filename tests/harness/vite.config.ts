import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** The stage's pages, built like the app. */
export default defineConfig(({ mode }) => ({
  root: ROOT,
  logLevel: 'error',
  plugins: [react()],
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  build: {
    emptyOutDir: true,
    target: 'es2022',
    minify: true,
    chunkSizeWarningLimit: 5000,
    rolldownOptions: { input: ['stage.html', 'bare.html'].map((page) => join(ROOT, page)) },
  },
}));

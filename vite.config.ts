import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const UNWATCHED = ['**/.data/**', '**/backups/**', '**/.cache/**', '**/dist/**', '**/functions/lib/**'];

export default defineConfig({
  plugins: [react()],
  server: { watch: { ignored: UNWATCHED } },
  build: {
    target: 'es2022',
    // Phaser alone is 1.3 MB: its own chunk is loaded with a stage, and kept when the game's code changes.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'phaser', test: /node_modules[\\/]phaser[\\/]/ }] } },
    },
  },
  test: {
    environment: 'node',
    // Tests prove behaviour, not speed: a busy machine must not fail them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: [
      '{core,game,src,local,art,functions/src,seeds,tools}/**/*.test.{ts,tsx}',
      'tests/{house,bench,bridge,contract,crash,deploy,hostile,lan,rules}/**/*.test.ts',
    ],
  },
});

/** Calls and modules of packages that the build may drop where nobody uses their results. */
export const UNUSED_CALLS = {
  // Chakra’s theme makes every recipe there is: only those that our theme names shall stay, with their anatomies.
  manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe', 'createAnatomy'],
  // Emotion imports them for a part of it that nobody uses.
  moduleSideEffects: [
    { test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
  ],
};

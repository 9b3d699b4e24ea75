/** Calls and modules of packages that the build may drop where nobody uses their results. */
export const UNUSED_CALLS = {
  // Chakra’s theme creates all of its recipes. Only those that our theme uses should stay, with their
  // anatomies.
  manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe', 'createAnatomy'],
  // Emotion imports these two for a feature that this project does not use.
  moduleSideEffects: [
    { test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
  ],
};

import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { animationStyles, textStyles } from '@chakra-ui/react/theme';
import { globalStyles } from './globalStyles.ts';
import { keyframes } from './keyframes.ts';
import { layerStyles } from './layerStyles.ts';
import { chakraRecipes, recipes } from './recipes.ts';
import { semanticTokens } from './semanticTokens.ts';
import { chakraSlotRecipes, slotRecipes } from './slotRecipes.ts';
import { tokens } from './tokens.ts';

const foundation = defineConfig({
  preflight: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .evening)',
  // For tokens only: inside an island, a style's own condition would match the page's theme.
  conditions: { morning: ':root[data-theme=light] &, .morning &' },
  globalCss: globalStyles,
  theme: {
    /** SPEC §2 "Layout": `base` is small, from `md` on medium, from `lg` on large. */
    breakpoints: { sm: '480px', md: '601px', lg: '961px', xl: '1280px', '2xl': '1536px' },
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    animationStyles,
    recipes: chakraRecipes,
    slotRecipes: chakraSlotRecipes,
  },
});

const look = defineConfig({ theme: { recipes, slotRecipes } });

/** The app's whole look: Chakra's base, the recipes in use, and our own over them. */
export const system = createSystem(defaultBaseConfig, foundation, look);

import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { animationStyles, textStyles } from '@chakra-ui/react/theme';
import { BREAKPOINTS } from '../../shared/browser/windows.ts';
import { conditions } from './conditions.ts';
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
  conditions,
  globalCss: globalStyles,
  theme: {
    breakpoints: BREAKPOINTS,
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

import { CatalogueScreen } from './CatalogueScreen.tsx';

/** /admin/backgrounds: the management of backgrounds (SPEC §2). */
export function BackgroundsScreen() {
  return <CatalogueScreen kind="background" />;
}

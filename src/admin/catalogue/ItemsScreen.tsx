import { CatalogueScreen } from './CatalogueScreen.tsx';

/** /admin/items: the management of items (SPEC §2). */
export function ItemsScreen() {
  return <CatalogueScreen kind="item" />;
}

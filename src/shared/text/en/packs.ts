import type { PackId } from '../../../../core/account/products.ts';

/** The names of the packs. */
export const packsText = {
  names: { 'old-tales': 'Old Tales', 'cold-ward': 'The Cold Ward' } satisfies Record<PackId, string>,
};

import type { BackgroundEntry, CatalogueEntry } from './model.ts';
import type { UploadKind } from './upload.ts';

interface ManagedFacts {
  /** The fields that an admin set; updates of the program leave them alone. */
  setByAdmin: readonly string[];
}

/** An entry of the catalogue as admins see it. */
export type ManagedEntry = ManagedFacts &
  (
    | { kind: Extract<UploadKind, 'item'>; entry: CatalogueEntry }
    | { kind: Extract<UploadKind, 'background'>; entry: BackgroundEntry }
  );

/** Every field of an item but its id, which rooms hold for ever (R11). */
export type ItemChanges = Partial<Omit<CatalogueEntry, 'id'>>;
export type BackgroundChanges = Partial<Omit<BackgroundEntry, 'id'>>;

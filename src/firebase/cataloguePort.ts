import { collection, type Firestore, getDocs, orderBy, query, where } from 'firebase/firestore/lite';
import { byPlace } from '../../core/catalogue/byPlace.ts';
import { parseBackgroundEntry, parseCatalogueEntry } from '../../core/catalogue/catalogueSchema.ts';
import { parseRecipe } from '../../core/recipe/recipeSchema.ts';
import type { CataloguePort } from '../stores/ports.ts';
import { inBackendTerms } from './backendErrors.ts';
import { readDocuments } from './readDocuments.ts';

/** The active entries of the collections `items` and `backgrounds`, and the starter rooms. */
export function createCataloguePort({ db }: { db: Firestore }): CataloguePort {
  const loadActive = async (name: string) =>
    (await getDocs(query(collection(db, name), where('is_active', '==', true)))).docs;
  return {
    loadItems: () =>
      inBackendTerms(async () => readDocuments(await loadActive('items'), parseCatalogueEntry).sort(byPlace)),
    loadStarters: () =>
      inBackendTerms(async () =>
        readDocuments((await getDocs(query(collection(db, 'starters'), orderBy('order')))).docs, parseRecipe),
      ),
    loadBackgrounds: () =>
      inBackendTerms(async () =>
        readDocuments(await loadActive('backgrounds'), parseBackgroundEntry).sort(byPlace),
      ),
  };
}

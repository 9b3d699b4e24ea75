import { expect, it } from 'vitest';
import { libraryUri, uploadUri, versionUri } from '../../catalogue/pictureAddresses.ts';
import { newRoom } from '../../testing/entries.ts';
import type { Room } from '../model.ts';
import { withDraftPictures } from './draftPictures.ts';
import { mapPictures } from './roomPictures.ts';

const ID = 'p'.repeat(20);
const showing = (uri: string): Room => mapPictures(newRoom(), () => uri);
const version = showing(versionUri('room-1', 3, ID));

it.each([uploadUri(ID), libraryUri(ID)])('R11 a version’s copies become what the draft shows: %s', (uri) => {
  expect(withDraftPictures(version, showing(uri))).toEqual(showing(uri));
});

it('R11 a picture that left the draft becomes the creator’s own, and the catalogue’s stay', () => {
  expect(withDraftPictures(version, newRoom())).toEqual(showing(uploadUri(ID)));
  expect(withDraftPictures(newRoom(), newRoom())).toEqual(newRoom());
});

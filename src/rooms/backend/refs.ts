import { doc, type Firestore } from 'firebase/firestore/lite';

export function roomRef(db: Firestore, id: string) {
  return doc(db, 'rooms', id);
}

export function summaryRef(db: Firestore, id: string) {
  return doc(db, 'summary', id);
}

import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import type { ProductId } from '../../../core/account/products.ts';

export function userRef(db: Firestore, userId: string): DocumentReference {
  return db.doc(`users/${userId}`);
}

/** Returns a payment's document by the payment provider's id. */
export function paymentRef(db: Firestore, paymentId: string): DocumentReference {
  return db.doc(`payments/${paymentId}`);
}

export function paymentEventRef(db: Firestore, eventId: string): DocumentReference {
  return db.doc(`paymentEvents/${eventId}`);
}

/** Returns the document with a user's open checkout of a product and the number of attempts. */
export function checkoutRef(db: Firestore, userId: string, product: ProductId): DocumentReference {
  return db.doc(`checkouts/${userId}_${product}`);
}

export function paymentsOf(db: Firestore, userId: string): Query {
  return db.collection('payments').where('userId', '==', userId);
}

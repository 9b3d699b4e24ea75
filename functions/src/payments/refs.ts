import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import type { ProductId } from '../../../core/account/products.ts';

export function userRef(db: Firestore, userId: string): DocumentReference {
  return db.doc(`users/${userId}`);
}

/** By the payment provider's id of the payment. */
export function paymentRef(db: Firestore, paymentId: string): DocumentReference {
  return db.doc(`payments/${paymentId}`);
}

export function paymentEventRef(db: Firestore, eventId: string): DocumentReference {
  return db.doc(`paymentEvents/${eventId}`);
}

/** The checkout that is open for a user and a product, and how many there were. */
export function checkoutRef(db: Firestore, userId: string, product: ProductId): DocumentReference {
  return db.doc(`checkouts/${userId}_${product}`);
}

export function paymentsOf(db: Firestore, userId: string): Query {
  return db.collection('payments').where('userId', '==', userId);
}

import { describeItems } from '../../testing/describeItems.ts';
import { storage } from './storage.ts';

describeItems(storage);

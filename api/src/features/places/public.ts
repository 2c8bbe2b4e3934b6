export { isPostalCode } from './postal-codes.ts';

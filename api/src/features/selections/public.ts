export { keepNoted } from './noted.service.ts';

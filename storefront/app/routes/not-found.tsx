/** Every address that routes.ts does not know: the root's own 404 page with the right status. */
export const loader = () => {
  throw new Response(null, { status: 404 });
};

export default function NotFound() {
  return null;
}

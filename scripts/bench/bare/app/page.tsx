export function loader() {
  return { greeting: "Kia ora" };
}

export default function Page({ loaderData }: { loaderData: { greeting: string } }) {
  return (
    <main>
      <h1>{loaderData.greeting}</h1>
      <p>One page of the framework with nothing of ours: the yardstick.</p>
    </main>
  );
}

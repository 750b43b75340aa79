import { useState } from "react";

const statuses = ["Quote", "Requested", "Confirmed", "Processing"];

export function loader() {
  return Array.from({ length: 50 }, (_, index) => ({
    reference: `NZFI1${String(index).padStart(5, "0")}`,
    name: `Party of ${index}, South Island in ten days`,
    agency: "Silberfarn Reisen",
    travelDate: `2027-03-${String((index % 28) + 1).padStart(2, "0")}`,
    status: statuses[index % statuses.length] ?? "",
  }));
}

/** A table of fifty rows and a button that counts. */
export default function Rows({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const [marked, setMarked] = useState(0);
  return (
    <main>
      <h1>Client files</h1>
      <button type="button" onClick={() => setMarked(marked + 1)}>
        Marked {marked}
      </button>
      <table>
        <thead>
          <tr>
            <th>Reference</th>
            <th>Name</th>
            <th>Agency</th>
            <th>Travel date</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          {loaderData.map((file) => (
            <tr key={file.reference}>
              <td>{file.reference}</td>
              <td>{file.name}</td>
              <td>{file.agency}</td>
              <td>{file.travelDate}</td>
              <td>{file.status}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
